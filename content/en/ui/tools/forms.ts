/** Text on every form, on the page and on paper. */
export const formWords = {
  optional: 'Fill in what you can. Leave blank anything you don’t know or don’t want to share.',
  noNumbers: 'Please don’t write your Social Security number here.',
  addFirst: 'Add the first {row}',
  addRow: 'Add another {row}',
  removeRow: 'Remove this one',
  clearChoice: 'Clear this answer',
  errors: {
    day: 'Please type the month, day and year, such as 3/14/1952. You can also leave it blank.',
    future: 'This date is in the future. Please check the year.',
    tooOld: 'This date is more than 120 years ago. Please check the year.',
    tel: 'This doesn’t look like a phone number. Please check it. If it’s right, leave it as it is.',
    email: 'This doesn’t look like an e-mail address. Please check it.',
  },
} as const

/** Text of the printed forms. `{page}` and `{pages}` are numbers. */
export const sheetWords = {
  subject: 'A form for your visit',
  lead: 'Fill in what you can with a pen. Leave blank anything you don’t know or don’t want to share. Please don’t write your Social Security number here. Bring this form to your visit.',
  filledLead:
    'You filled this out on your own device, and nothing was sent. There’s room to add the rest with a pen. Bring this form to your visit, and please don’t e-mail it.',
  pageNumber: 'Page {page} of {pages}',
  anyOf: 'Check all that apply.',
  scaleEnds: '0 is “{none}” and 10 is “{worst}.”',
  signatureDate: 'Date',
  front: 'Front',
  back: 'Back',
  left: 'Left',
  right: 'Right',
  emptyDrawing: 'An outline of a body, from the front and from the back, to mark with a pen.',
  noMarks: 'Nothing is marked.',
  marks: 'Marked on the drawing: {marks}.',
  outOfTen: '{number} out of 10',
  signs: 'Letters on the drawing: {signs}.',
} as const

/** The list of forms. */
export const formListWords = {
  blank: 'Print a blank copy',
  blankFile: '(PDF, {pages} pages)',
  asks: 'What this form asks',
  size: '{parts} parts, about {minutes} minutes',
  progress: '{saved} of {all} saved on this device',
  noneSaved: 'Nothing is saved on this device yet. You can stop anytime and pick up where you left off.',
} as const

/** Filling in forms on the page. `{…}` are placeholders. */
export const fillWords = {
  open: 'Fill it out here',
  goOn: 'Keep filling it out',
  saved: 'Saved on this device on {day}.',
  loading: 'Opening the form…',
  notLoaded:
    'We couldn’t open the form. Check your connection and reload the page, or print a blank copy. Anything you typed before is still there.',
  part: '{form}: part {part} of {parts}',
  next: 'Next: {heading}',
  dayHint: 'Month, day and year, such as 3/14/1952.',
  signLater: 'You’ll sign this form by hand, on paper. You’re not signing anything here.',
  keeping: 'Saving…',
  kept: 'Saved on this device.',
  notKept:
    'What you typed isn’t saved yet, so please don’t close this page. It stays here as long as the page is open.',
  make: 'Save as a PDF',
  making: 'Making the PDF…',
  made: 'Done. Look for “{file}” in your downloads. Print it, or bring it on your phone. Please don’t e-mail it.',
  notMade: 'We couldn’t make the PDF. Everything you typed is still there. Please try again.',
  lettersLeftOut:
    'We couldn’t print some of the letters, so they show up as “?”. Please write them in by hand: {letters}',
  emojiLeftOut: 'Emoji don’t print, so we left them out. Everything else is there.',
  worthChecking: 'Worth a second look: {fields}. You can save the form either way.',
  clear: 'Clear this form',
  clearSure: 'This deletes everything you typed in “{form}” from this device. You can’t undo it.',
  clearYes: 'Yes, clear it',
  clearNo: 'No, keep it',
  cleared: 'This form is empty now.',
  close: 'Close this form',
} as const
