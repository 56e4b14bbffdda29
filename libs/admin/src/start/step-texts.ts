import type { SetUpGap, SetUpStep } from '@sitewright/api-client'
import { texts as screens } from '../screen-messages.ts'
import { texts } from './messages.ts'

export interface StepText {
  title: () => string
  /** Why, and what to do. */
  text: () => string
  /** The screens where it is done, the first of which anyone who sees the step may open. */
  links: readonly { label: () => string; path: string; needs?: string }[]
}

/** What each step of setting up a site asks for. */
export const stepTexts: Readonly<Record<SetUpStep, StepText>> = {
  name: {
    title: texts.nameTitle,
    text: texts.nameText,
    links: [
      { label: screens.siteSettings, path: 'siteeditor' },
      { label: screens.look, path: 'look' },
    ],
  },
  page: {
    title: texts.pageTitle,
    text: texts.pageText,
    links: [{ label: screens.pageManager, path: 'pagemanager' }],
  },
  menu: {
    title: texts.menuTitle,
    text: texts.menuText,
    links: [{ label: screens.menuEditor, path: 'menueditor' }],
  },
  mail: {
    title: texts.mailTitle,
    text: texts.mailText,
    links: [{ label: screens.mail, path: 'mail' }],
  },
  imprint: {
    title: texts.imprintTitle,
    text: texts.imprintText,
    links: [
      { label: screens.menuEditor, path: 'menueditor' },
      { label: screens.look, path: 'look', needs: 'core.admin' },
    ],
  },
  people: {
    title: texts.peopleTitle,
    text: texts.peopleText,
    links: [{ label: screens.accountManager, path: 'accountmanager' }],
  },
}

/** What to do where a part of a step is done. */
export const gapTexts: Readonly<Record<SetUpGap, () => string>> = {
  imprint: texts.noImprint,
  privacy: texts.noPrivacy,
  logo: texts.exampleLogo,
}
