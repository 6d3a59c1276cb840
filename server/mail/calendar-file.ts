import ical, { ICalCalendarMethod } from 'ical-generator';

export interface Appointment {
  /** The same for every version of the appointment; people's calendars know it by this. */
  uid: string;
  start: Date;
  end: Date;
  title: string;
  description: string;
  place: string | null;
  url: string | null;
  /** When it was made, which calendars want to know. */
  madeAt: Date;
  organiser: { name: string; email: string };
}

/** The appointment as an iCalendar file (RFC 5545) that any calendar takes. Times are UTC: right everywhere. */
export function calendarFile(appointment: Appointment): string {
  const { uid, start, end, title, description, place, url, madeAt, organiser } = appointment;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: organiser.name, product: 'website', language: 'EN' },
  });
  calendar.createEvent({
    id: uid,
    stamp: madeAt,
    start,
    end,
    summary: title,
    description,
    location: place,
    url,
    organizer: organiser,
  });
  return calendar.toString();
}
