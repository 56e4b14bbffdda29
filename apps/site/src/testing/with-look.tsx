import { lookAttributes, lookOf, theme, type Look } from '@sitewright/theme'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'

/** Bright and dark, as the background picture of sites in stories. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 520" preserveAspectRatio="none">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#f9c87c"/></linearGradient>
<path fill="url(#s)" d="M0 0h1200v520H0z"/><path fill="#7d9a8c" d="M0 360 300 150l250 190 250-230 400 260v150H0z"/>
<path fill="#2b4a44" d="m0 470 420-190 330 180 450-150v210H0z"/></svg>`

/**
 * Lays a story out as `parameters.look` says, through what the server says of a look on a document's root. No server of a
 * story has files, so a background picture is one of these.
 */
export const withLook: Decorator = (Story, { parameters }) => (
  <InLook look={parameters['look'] as Partial<Look> | undefined}>
    <Story />
  </InLook>
)

function InLook({ look, children }: { look: Partial<Look> | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    const attributes = Object.entries(lookAttributes({ ...lookOf(theme), ...look }))
    for (const [name, value] of attributes) document.documentElement.setAttribute(name, value)
    return () => {
      for (const [name] of attributes) document.documentElement.removeAttribute(name)
    }
  }, [look])
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`
  return (
    <>
      <style>{`[data-background]>[style*=background-image]{background-image:url("${address}")!important}`}</style>
      {children}
    </>
  )
}
