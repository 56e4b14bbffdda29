import type { CallContext, PageKindServices } from '@sitewright/page-kit/server'
import type { ContactFormCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { dayText } from '../model/day.ts'
import { clearedLayout } from '../model/form.ts'
import { readLayout, writeLayout } from '../model/layout.ts'
import { cleanLayout } from './clean-layout.ts'

type Save = ContactFormCalls['POST protected/plugin/form/save-form.json.php']

/** Publishes a form without what was typed into it, or stores a draft as it is (Q103). */
export function formSaver({ pages, clock }: PageKindServices) {
  function cleared(content: string): string {
    return writeLayout(clearedLayout(readLayout(content), dayText(new Date(clock()))))
  }

  return async function save(input: Save['input'], { who }: CallContext): Promise<Save['reply']> {
    const { id, content, draft = false, ...rest } = input
    const cleaned = cleanLayout(content)
    const page = { pageId: id, kind: manifest.kind, content: draft ? cleaned : cleared(cleaned), draft, who }
    return { version: await pages.save({ ...page, ...rest }) }
  }
}
