import { defineMessages, mayFollow } from '@sitewright/messages'

/** What is said of fields, to those who fill them in. */
export const texts = defineMessages('contactform/fields', {
  required: 'This information is required',
  notOffered: 'This choice is not offered',
  tooLong: 'This text may have at most {longest} characters',
  emailMissing: 'Email is required',
  emailInvalid: 'Address is invalid',
})

/** What is only drawn and never follows. package.json says so of the catalogue: no visitor fetches its translations. */
export const drawn = defineMessages('contactform/drawn', {
  verification:
    'To reduce spam, we require verification of your email address to accept this information. You will receive an email after submitting this form containing a verification link if you were not pre-verified. Once your email has been confirmed, your message will be delivered.',
  // before it, where no email goes out
  noEmail:
    'This site cannot send email at the moment, so no link to verify your email address will reach you. What you send is kept, and the site’s staff can read and release it without the link. If it is urgent, please reach them in another way.',
  whereSent: 'Where the site can send email, it says here:',
  noScript: 'This form can only be sent with JavaScript, which is turned off in your browser.',
  choose: 'Please choose',
  dayPattern: 'DD/MM/YYYY',
  openCalendar: 'Open calendar',
  onlyIf: 'Only if ‘{field}’ is ‘{answer}’',
  onlyIfTicked: 'Only if ‘{field}’ is ticked',
  onlyIfNotTicked: 'Only if ‘{field}’ is not ticked',
})

/** What is said of answers that are no texts, which only forms that ask for one fetch: see `valuesMayFollow`. */
export const onValues = defineMessages('contactform/values', {
  notADay: 'This must be a date, written as DD/MM/YYYY',
  notATime: 'This must be a time, written as HH:MM',
  notANumber: 'This must be a number',
  groupedNumber: 'Write this number without commas, such as 12000',
  tooSmall: 'This number must be at least {min}',
  tooGreat: 'This number must be at most {max}',
})

/** For the input of a field whose answer is no text: nothing of the catalogue stands in it as it is drawn. */
export const valuesMayFollow = (): void => mayFollow('contactform/values')

/** What is said of choices with places, which only forms that have them fetch. */
export const onPlaces = defineMessages('contactform/places', {
  full: '‘{choice}’ is fully booked, please choose another one',
  fullMeanwhile:
    'What you chose has been fully booked in the meantime, so nothing was sent. Please choose something else; all else that you filled in is still here.',
  optionFull: '{choice} (fully booked)',
  optionLeft: '{choice} ({left} left)',
})

/** What staff read of a checkbox. */
export const ofTicks = defineMessages('contactform/ticks', {
  ticked: 'ticked',
  notTicked: 'not ticked',
  yes: 'Yes',
  no: 'No',
})

/** What is said of an empty field that is required, of whatever type. */
export const requiredMessage = texts.required

/** What is said of a text with too many characters. */
export const tooLongMessage = (longest: number): string => texts.tooLong({ longest })
