/** `Monday to Friday, 9 am to 6 pm` in the space of a header: `Mon–Fri 9 am–6 pm`. */
export function shortHours(hours: string): string {
  return hours
    .replace(/([A-Z]..)\w*day/g, '$1')
    .replaceAll(' to ', '–')
    .replace(',', '');
}
