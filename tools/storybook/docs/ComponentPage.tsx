import { ArgTypes, Canvas, Controls, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { framing } from './framing.ts'
import { States } from './States.tsx'
import { Usage, type UsageProps } from './Usage.tsx'

/**
 * The page of a component: what it is, what to do with it and what not, one example that follows the controls, its props,
 * and the states that it has stories of.
 */
export function ComponentPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const [first, ...others] = stories
  if (!first) return <Title />
  const { inline, height } = framing(first)
  return (
    <>
      <Title />
      <Description />
      <Usage {...(first.parameters['usage'] as UsageProps | undefined)} />
      <Canvas of={first.moduleExport} story={inline ? { inline } : { inline, height }} />
      <Heading>Props</Heading>
      {/* a story in a frame of its own does not follow the controls */}
      {inline ? <Controls of={first.moduleExport} /> : <ArgTypes />}
      <States stories={others} />
    </>
  )
}
