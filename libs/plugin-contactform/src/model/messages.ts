import { defineMessages } from '@sitewright/messages'

/** What is said of fields, to those who fill them in. */
export const texts = defineMessages('contactform/fields', {
  required: 'This information is required',
  notOffered: 'This choice is not offered',
  full: '‘{choice}’ is fully booked, please choose another one',
  tooLong: 'This text may have at most {longest} characters',
  optionFull: '{choice} (fully booked)',
  optionLeft: '{choice} ({left} left)',
  choose: 'Please choose',
  emailMissing: 'Email is required',
  emailInvalid: 'Address is invalid',
  notADay: 'This must be a date, written as DD/MM/YYYY',
  dayPattern: 'DD/MM/YYYY',
  openCalendar: 'Open calendar',
  notATime: 'This must be a time, written as HH:MM',
  notANumber: 'This must be a number',
  groupedNumber: 'Write this number without commas, such as 12000',
  tooSmall: 'This number must be at least {min}',
  tooGreat: 'This number must be at most {max}',
  ticked: 'ticked',
  notTicked: 'not ticked',
  yes: 'Yes',
  no: 'No',
  onlyIf: 'Only if ‘{field}’ is ‘{answer}’',
  onlyIfTicked: 'Only if ‘{field}’ is ticked',
  onlyIfNotTicked: 'Only if ‘{field}’ is not ticked',
})

/** What is said of an empty field that is required, of whatever type. */
export const requiredMessage = texts.required

/** What is said of a text with too many characters. */
export const tooLongMessage = (longest: number): string => texts.tooLong({ longest })
