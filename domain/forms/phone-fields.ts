/** The names under which forms ask for a telephone number. */
export const PHONE_FIELDS: readonly string[] = ['phone', 'contactNumber'];
