import { defineMessages } from '@sitewright/messages'

/** What is wrong with a look, in sentences without their full stops. */
export const texts = defineMessages('theme/read-look', {
  noLook: 'This is no look',
  color: '{name} is a colour written #rrggbb, not {found}',
  number: '{name} is a number from {least} to {most}, not {found}',
  choice: '{name} is one of {choices}, not {found}',
  width: '{name} is a width such as 68ch, not {found}',
  unknown: 'There is no {found} in a look',
  missing: 'It says nothing of {name}',
  notServed: 'fontFiles has fonts that this site does not serve',
  fonts: 'fonts are those of body, heading and mono',
  unknownUse: 'There is no {found} in fonts',
  unknownFont: 'The font of {use} is not known: {found}',
  notUploaded: 'This site does not have the font ‘{family}’. Upload it first, under Type',
  named: '‘{name}’ ({field})',
  separator: ', ',
  quoted: '‘{text}’',
  nothing: 'nothing',
})
