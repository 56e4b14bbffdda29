import { ApiError, withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useEffect, useMemo, useState } from 'react'
import type { SavedTemplate, SectionedPageCalls } from '../../contract.ts'
import type { Section } from '../../model/section.ts'
import { safeLayout } from '../load.ts'
import { texts } from './template-messages.ts'

export interface SavedTemplates {
  /** Undefined until they are there, and while they could not be had. */
  templates: readonly SavedTemplate[] | undefined
  failed: boolean
  /** The one that something is being done with, by its id. */
  busy: number | undefined
  reload: () => void
  /** Its sections; undefined where they could not be had, which is told. */
  sectionsOf: (template: SavedTemplate) => Promise<readonly Section[] | undefined>
  /** @throws {ApiError} what the server refused. */
  rename: (template: SavedTemplate, name: string) => Promise<void>
  /** Asks first, and offers to undo it. */
  remove: (template: SavedTemplate) => Promise<void>
}

/** The templates that the editors of the site have saved. */
export function useSavedTemplates(): SavedTemplates {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const call = useMemo(() => withCalls<SectionedPageCalls>(api), [api])
  const { templates, failed, reload } = useTemplateList(call)
  const [busy, setBusy] = useState<number>()

  /** Somebody else may have deleted it meanwhile: then the list is another one. */
  async function tell(text: string, error: unknown) {
    if (error instanceof ApiError && error.status === 404) {
      await messages.alert(texts.gone())
      reload()
    } else await messages.fail(text, error)
  }

  return {
    templates,
    failed,
    busy,
    reload,
    async sectionsOf({ id }) {
      setBusy(id)
      try {
        const { content } = await call('GET protected/plugin/sectioned-page/get-template.json.php', { id })
        return (await safeLayout(content)).sections
      } catch (error) {
        setBusy(undefined)
        await tell(texts.loadFailed(), error)
        return undefined
      }
    },
    async rename({ id }, name) {
      await call('POST protected/plugin/sectioned-page/rename-template.json.php', { id, name })
      reload()
    },
    async remove({ id, name }) {
      const more = await undo.line()
      const question = texts.deleteQuestion()
      if (!(await messages.confirm(question, { about: name, danger: true, accept: texts.accept(), more }))) return
      setBusy(id)
      try {
        await call('POST protected/plugin/sectioned-page/delete-template.json.php', { id })
        reload()
        await undo.tell(texts.deleted({ name }), [{ kind: 'section template', id }], reload)
      } catch (error) {
        await tell(texts.deleteFailed(), error)
      } finally {
        setBusy(undefined)
      }
    },
  }
}

type Call = ReturnType<typeof withCalls<SectionedPageCalls>>

/** The list as the server has it, loaded once and whenever that is asked for. */
function useTemplateList(call: Call): Pick<SavedTemplates, 'templates' | 'failed' | 'reload'> {
  const load = () => call('GET protected/plugin/sectioned-page/get-template-list.json.php')
  const [templates, setTemplates] = useState<readonly SavedTemplate[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState({ load })

  useEffect(() => {
    let gone = false
    attempt.load().then(
      (list) => {
        if (!gone) setTemplates(list)
      },
      (error: unknown) => {
        console.error(error)
        if (gone) return
        setTemplates(undefined)
        setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [attempt])

  return {
    templates,
    failed,
    reload: () => {
      setFailed(false)
      setAttempt({ load })
    },
  }
}
