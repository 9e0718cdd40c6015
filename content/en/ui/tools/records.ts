/** Text about on-device records, shared by the recovery tracker and the forms. */
export const recordsWords = {
  me: 'Me',
  loading: 'Opening your records…',
  loadingPart: 'Opening…',
  stored: {
    unavailable:
      'This browser won’t let us save anything on your device. That happens in a private window, or when site data is blocked. You can still fill out this page and print it, but it’s gone once you close the tab.',
    full: 'This device is out of room, so we couldn’t save this. What you typed is still here. Free up some space or save a copy, then try again.',
    outdated:
      'A newer version of this page is open in another tab. Everything you saved is safe. Write down anything you haven’t saved, then reload this page.',
    blocked:
      'An older version of this page is open in another tab. Close your other tabs of this website, then reload this page.',
    failed: 'That didn’t work. What you typed is still here. Please try again.',
  },
  reload: 'Reload the page',
  people: {
    whose: 'Whose records?',
    of: 'These records are for:',
    manage: 'Add or rename a person',
    hint: 'If you take care of more than one person, you can keep records for each of them here. Anyone who uses this device can see them all.',
    add: 'Add a person',
    newName: 'Name of the person to add',
    rename: 'Save the new name',
    name: (name: string) => `New name for “${name}”`,
    delete: (name: string) => `Delete all records for “${name}”`,
    deleteSure: (name: string) =>
      `This deletes everything saved for “${name}” on this device. You can’t undo it.`,
    nameMissing: 'Please type a name.',
    nameTaken: 'That name is already here. Please choose another one, such as the name plus an initial.',
    added: (name: string) => `“${name}” was added. You’re looking at their records now.`,
    renamed: (name: string) => `The name is now “${name}.”`,
    deleted: (name: string) => `All records for “${name}” were deleted.`,
  },
  yesDelete: 'Yes, delete',
  no: 'No, keep everything',
  keepSafe: {
    heading: 'Save, move or delete your records',
    where: [
      'What you enter is saved in this browser, on this device. It isn’t sent to us or to anyone else. That also means we can’t see it, and we can’t get it back for you.',
      'If you clear your browser’s data, your records are deleted. Some phones do that by themselves when you haven’t opened a website for a week or more, so save a copy now and then.',
    ],
    save: {
      heading: 'Save a copy',
      full: 'Save a full copy',
      fullHint:
        'This is one file with everything in it. You can open it here again or take it to another device. Anyone who has the file can read it.',
      table: 'Save a table',
      tableHint: 'Just the daily log, for a spreadsheet (CSV).',
      locked: 'Save an encrypted copy',
      lockedHint:
        'It has everything the full copy has, but it only opens with your passphrase. Choose four or more words you’ll remember. If you forget them, nobody can open the file.',
      passphrase: 'Passphrase for the encrypted copy',
      again: 'Type the passphrase again',
      notTheSame: 'The two aren’t the same. Please type it again, or show the passphrase to check it.',
      show: 'Show the passphrase',
      tooShort: (letters: number) => `Please use at least ${letters} letters. Four or more words are best.`,
      locking: 'Encrypting the copy…',
      done: (name: string) => `Done. Look for “${name}” in your downloads.`,
    },
    open: {
      heading: 'Open a saved copy',
      choose: 'Choose a file',
      hint: 'Pick a full copy, an encrypted copy or a table that you saved from this website. You’ll see what’s in it first. Nothing changes until you say so.',
      passphrase: 'Passphrase for this file',
      unlock: 'Open the encrypted file',
      inFile: 'In this file',
      counts: (people: number, days: number, plans: number, forms: number) =>
        [
          people === 1 ? '1 person' : `${people} people`,
          days === 1 ? '1 day' : `${days} days`,
          plans === 1 ? '1 plan' : `${plans} plans`,
          forms === 1 ? '1 form' : `${forms} forms`,
        ].join(', '),
      who: (name: string) => `Who on this device is “${name}” from the file?`,
      whoHint: 'If it’s the same person, all the days will be together in one log.',
      someoneNew: (name: string) => `Nobody: add “${name}” as another person`,
      preview: {
        heading: 'What will happen',
        newDays: (count: number) =>
          count === 1 ? '1 day is new and will be added.' : `${count} days are new and will be added.`,
        sameDays: (count: number) =>
          count === 1 ? '1 day is the same in both.' : `${count} days are the same in both.`,
        differentDays: (count: number, dates: string) =>
          count === 1
            ? `1 day is different in the file: ${dates}.`
            : `${count} days are different in the file: ${dates}.`,
        newOthers: (count: number) =>
          count === 1 ? '1 plan or form will be added.' : `${count} plans and forms will be added.`,
        differentOthers: (count: number) =>
          count === 1
            ? '1 plan or form is different in the file.'
            : `${count} plans and forms are different in the file.`,
      },
      winner: 'If they’re different, which should stay?',
      winners: { device: 'What’s on this device', file: 'What’s in the file' },
      add: 'Add to what’s here',
      replace: 'Replace everything',
      replaceSure: (counts: string) => `This deletes what’s on this device first: ${counts}.`,
      yesReplace: 'Yes, replace everything',
      cancel: 'Cancel',
      added: (days: number) => (days === 1 ? 'Done. 1 day was added.' : `Done. ${days} days were added.`),
      replaced: 'Done. This device now has the records from your file.',
      cancelled: 'Nothing was changed.',
      refused: {
        'not-ours':
          'This file wasn’t saved from this website, or part of it is missing. Nothing was changed. Please choose another file.',
        newer:
          'This file comes from a newer version of this page. Reload the page and try again. Nothing was changed.',
        damaged:
          'Something in this file isn’t right, such as a pain number above 10. Nothing was changed. If you edited the file yourself, undo that and try again.',
        'too-large':
          'This file is too large to be from this website. Nothing was changed. Please choose another file.',
        unreadable: 'Your browser couldn’t read this file. Nothing was changed. Please try again.',
        'wrong-passphrase':
          'That passphrase doesn’t open this file. Check the capital letters and spaces. If it’s right, the file may be damaged. Nothing was changed.',
        'no-lock': 'This browser can’t make or open encrypted copies here. Save a full copy instead.',
      },
    },
    delete: {
      heading: 'Delete everything',
      hint: 'This deletes everyone’s records on this device: logs, plans and saved forms. Copies you saved as files stay where you put them.',
      button: 'Delete everything',
      sure: (counts: string) => `This deletes ${counts} from this device. You can’t undo it.`,
      done: 'Everything was deleted from this device.',
    },
  },
} as const
