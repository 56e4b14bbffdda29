import {
  notFound,
  refuse,
  RefusedError,
  type AnyDatabase,
  type Identity,
  type OtherContent,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import { collator } from '@sitewright/messages'
import type { SavedTemplate } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { readLayout, writeLayout } from '../model/layout.ts'
import { maxTemplateNameLength, maxTemplates } from '../model/limits.ts'
import { cleanLayout } from './clean-layout.ts'
import { texts } from './messages.ts'
import { forEditors } from './read-content.ts'
import { tablesOf } from './tables.ts'

const listed = ['id', 'name', 'sections', 'saved_by as by', 'saved'] as const

/** The templates whose contents hold a text. */
export async function templatesHolding({ db }: PageKindServices, text: string): Promise<OtherContent[]> {
  const rows = await tablesOf(db)
    .selectFrom('section_templates')
    .where('content', 'like', `%${text}%`)
    .select(['name', 'content'])
    .orderBy('id')
    .execute()
  return rows.map(({ name, content }) => ({ title: texts.template({ name }), content }))
}

/** The templates that the editors of sectioned pages have saved: they share them, on all pages of the site. */
export function templatesService({ db, write, clock, trash }: PageKindServices) {
  return {
    /** By name: the databases would not put all letters in the same order. */
    async list(): Promise<SavedTemplate[]> {
      const rows = await tablesOf(db).selectFrom('section_templates').select(listed).orderBy('id').execute()
      const byLetters = collator()
      return rows.toSorted((one, other) => byLetters.compare(one.name, other.name))
    },

    /** Its sections, their texts sanitised once more. @throws {RefusedError} 404 */
    async read(id: number): Promise<{ content: string }> {
      const found = tablesOf(db).selectFrom('section_templates').where('id', '=', id)
      const row = await found.select('content').executeTakeFirst()
      return row ? { content: forEditors(row.content) } : notFound()
    },

    /**
     * @throws {RefusedError} 400 for what no page may have, and for a name that is none or too long; 409 for one that is
     *   taken, and where there are as many as there may be.
     */
    async save(sent: { name: string; content: string }, { account }: Identity): Promise<SavedTemplate> {
      const template = cleanTemplate(sent)
      const values = {
        ...template,
        name_key: keyOf(template.name),
        saved_by: account?.name || account?.email || '',
        saved: Math.floor(clock() / 1000),
      }
      return write(
        async (tx) => {
          await assertFree(tx, template.name)
          await assertRoom(tx)
          return tablesOf(tx).insertInto('section_templates').values(values).returning(listed).executeTakeFirstOrThrow()
        },
        { touches: [] },
      )
    },

    /** @throws {RefusedError} 404, and for the name as `save` does. */
    async rename(id: number, sent: string): Promise<void> {
      const name = cleanName(sent)
      await write(
        async (tx) => {
          await assertFree(tx, name, id)
          await renameTemplate(tx, id, name)
        },
        { touches: [] },
      )
    },

    /** It can be brought back from the trash. @throws {RefusedError} 404, also for one that was deleted already. */
    async remove(id: number, who: Identity): Promise<void> {
      await write(
        async (tx) => {
          const title = await nameOf(tx, id)
          await trash.put(tx, {
            what: 'section template',
            table: 'section_templates',
            id,
            title,
            permission: manifest.editor,
            who,
          })
          await deleteTemplate(tx, id)
        },
        { touches: [] },
      )
    },
  }
}

/** @throws {RefusedError} 409 with this text and this code. */
function conflict(text: () => string, code: string): never {
  throw new RefusedError(409, text, {}, code)
}

/** @throws {RefusedError} 400 */
function cleanTemplate({ name, content }: { name: string; content: string }) {
  const cleaned = cleanName(name)
  const { sections } = readLayout(cleanLayout(content))
  if (sections.length === 0) refuse(texts.emptyTemplate)
  return { name: cleaned, content: writeLayout({ sections }), sections: sections.length }
}

/** On one line, without what nobody sees. */
function cleanName(sent: string): string {
  const name = sent.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  if (name === '') refuse(texts.unnamedTemplate)
  if (name.length > maxTemplateNameLength) refuse(() => texts.templateNameTooLong({ most: maxTemplateNameLength }))
  return name
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

/** Two who save the same name at the same moment may both have it: nothing breaks by that. */
async function assertFree(tx: AnyDatabase, name: string, own = 0): Promise<void> {
  const same = tablesOf(tx).selectFrom('section_templates').where('name_key', '=', keyOf(name)).where('id', '<>', own)
  if (await same.select('id').executeTakeFirst()) conflict(() => texts.templateTaken({ name }), 'template-taken')
}

/** Two who save at the same moment may both find room: nothing breaks by that. @throws {RefusedError} 409 */
async function assertRoom(tx: AnyDatabase): Promise<void> {
  const { count } = await tablesOf(tx)
    .selectFrom('section_templates')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxTemplates)
    conflict(() => texts.tooManyTemplates({ most: maxTemplates }), 'too-many-templates')
}

/** @throws {RefusedError} 404 */
async function nameOf(tx: AnyDatabase, id: number): Promise<string> {
  const found = tablesOf(tx).selectFrom('section_templates').where('id', '=', id).select('name')
  const row = await found.executeTakeFirst()
  return row ? row.name : notFound()
}

/** @throws {RefusedError} 404 */
async function renameTemplate(tx: AnyDatabase, id: number, name: string): Promise<void> {
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('section_templates')
    .set({ name, name_key: keyOf(name) })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) notFound()
}

/** @throws {RefusedError} 404 where somebody else has deleted it in the meantime. */
async function deleteTemplate(tx: AnyDatabase, id: number): Promise<void> {
  const { numDeletedRows } = await tablesOf(tx).deleteFrom('section_templates').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) notFound()
}
