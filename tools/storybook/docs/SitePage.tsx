import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { chosenLook, colorScheme, dressDocument, type Surroundings } from '../surroundings.ts'
import { siteDocsTheme } from './site-docs-theme.ts'

/** A page of documentation in the look and the colours that the toolbar chooses. */
export function SitePage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  const isDarkSystem = useSyncExternalStore(onSystemColours, systemIsDark)
  const look = chosenLook(globals)?.look
  const scheme = colorScheme(globals, look)
  const isDark = scheme === 'light dark' ? isDarkSystem : scheme === 'dark'
  useLayoutEffect(() => dressDocument(globals), [globals])
  const theme = useMemo(() => look && siteDocsTheme(look, isDark ? 'dark' : 'light'), [look, isDark])
  return (
    <DocsContainer context={context} {...(theme && { theme })}>
      {children}
    </DocsContainer>
  )
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')
const systemIsDark = () => darkSystem.matches

function onSystemColours(hear: () => void): () => void {
  darkSystem.addEventListener('change', hear)
  return () => darkSystem.removeEventListener('change', hear)
}

interface GlobalsSaid {
  globals: Surroundings
}

/** What the toolbar chooses now. A page has no story that would be told. */
function useGlobals(): Surroundings {
  const [globals, setGlobals] = useState(lastGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const hear = (said: GlobalsSaid) => setGlobals(said.globals)
    channel.on(GLOBALS_UPDATED, hear)
    return () => channel.off(GLOBALS_UPDATED, hear)
  }, [])
  return globals
}

function lastGlobals(): Surroundings {
  const channel = addons.getChannel()
  const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsSaid?]
  return said?.globals ?? {}
}
