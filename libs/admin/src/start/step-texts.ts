import type { SetUpStep } from '@sitewright/api-client'

export interface StepText {
  title: string
  /** Why, and what to do. */
  text: string
  /** The screens where it is done, the first of which anyone who sees the step may open. */
  links: readonly { label: string; path: string; needs?: string }[]
}

/** What each step of setting up a site asks for. */
export const stepTexts: Readonly<Record<SetUpStep, StepText>> = {
  name: {
    title: 'Name and look',
    text: 'Give the site its title, its logo, its colours and a description for search engines.',
    links: [
      { label: 'Site Settings', path: 'siteeditor' },
      { label: 'Look', path: 'look' },
    ],
  },
  page: {
    title: 'First page',
    text: 'Write a page of your own, or change one that is there already, and publish it.',
    links: [{ label: 'Page Manager', path: 'pagemanager' }],
  },
  menu: {
    title: 'Menu',
    text: 'Visitors find pages by the menu: add yours to it.',
    links: [{ label: 'Menu Editor', path: 'menueditor' }],
  },
  mail: {
    title: 'Email',
    text: 'Forms and invitations need a mail server. Until one is set, emails are only kept as files on the server.',
    links: [{ label: 'Mail', path: 'mail' }],
  },
  imprint: {
    title: 'Imprint and privacy',
    text: 'Many countries require a page about who runs the site and what happens to visitors’ data. Create one and link it in the menu, or below every page.',
    links: [
      { label: 'Menu Editor', path: 'menueditor' },
      { label: 'Look', path: 'look', needs: 'core.admin' },
    ],
  },
  people: {
    title: 'People',
    text: 'Invite somebody else, so that the site does not depend on one person.',
    links: [{ label: 'Account Manager', path: 'accountmanager' }],
  },
}
