import { defineMessages } from '@sitewright/messages'

/** Fonts that are uploaded to the site. */
export const texts = defineMessages('admin/look-fonts', {
  own: 'Fonts of your own',
  none: 'None yet. Upload the font of your club, and it stands in both lists above.',
  size: ', {size}',
  delete: 'Delete',
  deleteFont: 'Delete the font {name}',
  deleteQuestion: 'Delete the font ‘{name}’?',
  deleted: 'The font ‘{name}’ was deleted.',
  deleteFailed: 'The font was not deleted',
  inUse: 'The site is in this font now. Without it, visitors see the font that the site came with at once.',
  inHistory: 'A look in the history has this font. Taken up again, it has the font that the site came with.',
  unused: 'No look that was published has it.',

  upload: 'Upload a font',
  uploadButton: 'UPLOAD',
  uploadFailed: 'The font was not uploaded',
  file: 'File of the font',
  fileHint: 'A woff2 file of at most {most, number} kB, with all weights in one or for normal text.',
  bold: 'Another file for bold text',
  boldHint: 'Only where the first has one weight. Without it browsers make the letters bolder themselves.',
  name: 'Name',
  letters: 'Letters',
  sans: 'Without serifs',
  serif: 'With serifs, as in books',
  licenceNote:
    'Everybody who visits the site downloads the font. Upload only fonts whose licence allows use on websites; many that come with a computer or a program do not.',
  licensed: 'The licence of this font allows use on websites',
  tooLarge: 'This file has {size, number} kB; a font can have {most, number} kB. Choose one with fewer alphabets.',
  noFont: 'This file is no woff2 font. Other fonts can be turned into woff2 on the sites that offer them.',
  unreadable: 'This file could not be read. Choose it again.',
})
