import type { AdminScreen, InstalledKind } from '@sitewright/page-kit'
import { createMemoryRouter } from 'react-router'
import { App } from '../app/App.tsx'
import { createShellParts } from '../app/create-shell-parts.ts'
import { createKindLoader } from '../state/kind-loader.ts'
import type { PageState } from '../state/page-state.ts'
import { fakeApi, type Answers } from './fake-api.ts'
import { calls, everyScreen } from './fixtures.ts'
import { textKind } from './text-kind.tsx'

export interface TestShellOptions {
  path?: string
  /** What the document brought; undefined for one without a state. */
  state?: PageState
  answers?: Answers
  /** HTML of the footer, as the server drew it. */
  footer?: string
  screens?: readonly AdminScreen[]
  installed?: readonly InstalledKind[]
  /** Loads the document again. */
  reopen?: (address?: string) => void
}

/** The whole shell at a path, over a server that answers from a table. */
export function createTestShell(options: TestShellOptions = {}) {
  const { path = '/', state, answers = {}, screens = everyScreen } = options
  const { installed = [textKind('single-page', {}, { fallback: true })] } = options
  const server = fakeApi({
    [calls.setup]: state?.setup,
    [calls.menu]: state?.menu ?? [],
    [calls.links]: state?.links ?? { config: '', icons: {} },
    [calls.content]: ({ id }: { id: number }) => [`Text of page ${id}`],
    [calls.hit]: {},
    [calls.logout]: {},
    ...answers,
  })
  const kinds = createKindLoader(installed)
  const parts = createShellParts({
    ...{ api: server.api, kinds, adminScreens: screens, state },
    ...{ reopen: options.reopen, footer: options.footer },
  })
  const router = createMemoryRouter([{ path: '*', Component: () => <App parts={parts} /> }], {
    initialEntries: [path],
  })
  return { router, parts, server }
}
