import { discardAnswers, useDeferredFocus } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import type { RefObject } from 'react'
import { overwriteQuestion } from './differences.ts'
import { texts } from './messages.ts'
import { useEditedSystem, type EditedSystemOptions } from './use-edited-system.ts'

interface SystemSavingOptions extends EditedSystemOptions {
  heading: RefObject<HTMLHeadingElement | null>
}

export type SystemSaving = ReturnType<typeof useSystemSaving>

/** The edited system, with what is asked before edits go, and where the focus goes then. */
export function useSystemSaving({ pageId, system, heading }: SystemSavingOptions) {
  const messages = useMessages()
  const { edited, actions } = useEditedSystem({ pageId, system })
  const wishFocus = useDeferredFocus()

  /** A button that is disabled now would keep the focus, and no key would do anything. */
  function leaveFocus() {
    if (document.activeElement?.closest('[data-saves]')) wishFocus(() => heading.current)
  }

  async function save() {
    leaveFocus()
    await edited.save()
  }

  async function discard() {
    if (!(await messages.confirm(texts.discardQuestion(), discardAnswers))) return
    edited.discard()
    wishFocus(() => heading.current)
  }

  async function overwrite() {
    const other = edited.conflict?.other?.content
    const question = overwriteQuestion({ current: actions.now(), before: edited.stored.content, other })
    if (!(await messages.confirm(question, { accept: texts.overwrite(), danger: true }))) return
    wishFocus(() => heading.current)
    await edited.overwrite()
  }

  async function loadOther() {
    if (!(await messages.confirm(texts.loadQuestion(), { accept: texts.load(), danger: true }))) return
    wishFocus(() => heading.current)
    await edited.loadOther()
  }

  function keepEditing() {
    wishFocus(() => heading.current)
    edited.keepEditing()
  }

  return { edited, actions, save, discard, overwrite, loadOther, keepEditing }
}
