import { applyLook } from '@sitewright/theme/apply-look'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { chosenLook, colorScheme, type Surroundings } from './surroundings.ts'
import { viewports } from './viewports.ts'

export interface SurroundedProps {
  surroundings: Surroundings
  children: ReactNode
}

/** One story among several on a page: it has the colours, the look, the direction and the width of its own. */
export function Surrounded({ surroundings, children }: SurroundedProps) {
  const { direction, viewport } = surroundings
  const finished = chosenLook(surroundings)
  const scheme = colorScheme(surroundings, finished?.look)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current || !finished) return
    applyLook(finished.look, place.current)
    place.current.style.colorScheme = scheme
  }, [finished, scheme])
  const width = viewports[viewport?.value as keyof typeof viewports]?.styles.width
  return (
    <div
      ref={place}
      dir={direction}
      style={{
        maxWidth: width,
        padding: '1rem',
        background: 'var(--chakra-colors-bg)',
        color: 'var(--chakra-colors-fg)',
        fontFamily: 'var(--chakra-fonts-body)',
      }}
    >
      {children}
    </div>
  )
}
