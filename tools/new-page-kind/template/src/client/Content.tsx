import { tidyContent, type SampleKindContent } from '../content.ts'
import { ContentFrame } from './ContentFrame.tsx'

/** A content as everyone sees it, also where there is no browser. */
export function Content({ content }: { content: SampleKindContent }) {
  const { intro, items } = tidyContent(content)
  return (
    <ContentFrame>
      {intro !== '' && <p>{intro}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
    </ContentFrame>
  )
}
