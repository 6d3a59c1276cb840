/** In view wherever a message is written, so that no model has to be right for it. */
export const helpNumbers = {
  label: 'Numbers to ring in danger',
  parts: [
    'In danger: ',
    { text: '999', url: 'tel:999' },
    ' · ',
    { text: 'Gas 0800 111 999', url: 'tel:0800111999' },
    ' · ',
    { text: 'NHS 111', url: 'tel:111' },
    ' · To talk, day and night: ',
    { text: 'Samaritans 116 123', url: 'tel:116123' },
  ],
};
