export const PHONE_FIELDS: readonly string[] = ['phone', 'contactNumber'];
