import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import { FontToAdd, FormerLook, LookHistory, LookToPublish, PublishedLook, UploadedFonts } from '../schemas/look.ts'

/** Who may see and change how the site looks. */
export const lookEditors = ['core.admin', 'core.look'] as const

/** Of the screen Look. */
export const lookCalls = defineCalls({
  'GET private/look-get.json.php': {
    summary: 'How the site looks, and what stands below its pages',
    access: lookEditors,
    reply: PublishedLook,
  },
  'POST private/look-publish.json.php': {
    summary: 'Publishes a look with the footer; 409 if another one was published meanwhile',
    access: lookEditors,
    input: LookToPublish,
    reply: Type.Object({ id: Id }),
  },
  'GET private/look-get-history.json.php': {
    summary: 'The looks that were published, the newest first, up to 100',
    access: lookEditors,
    reply: LookHistory,
  },
  'GET private/look-get-former.json.php': {
    summary: 'A look as it was published',
    access: lookEditors,
    input: Type.Object({ id: Id }),
    reply: FormerLook,
  },
  'GET private/look-get-fonts.json.php': {
    summary: 'The fonts that were uploaded, and whether looks name them',
    access: lookEditors,
    reply: UploadedFonts,
  },
  'POST private/look-add-font.json.php': {
    summary: 'Stores a font for looks: a `woff2` file in Base64, and another for bold text if it has one weight alone',
    access: lookEditors,
    input: FontToAdd,
    reply: Type.Object({ id: Id }),
  },
  'POST private/look-delete-font.json.php': {
    summary: 'Deletes an uploaded font; 409 where a look names it, unless `used` says that this is known',
    access: lookEditors,
    whenFull: true,
    input: Type.Object({ id: Id, used: Type.Boolean() }),
    reply: Nothing,
  },
})
