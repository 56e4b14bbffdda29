import type { SectionViewProps } from '../section-type.ts'
import styles from './ContentsView.module.css'
import type { ContentsConfig } from './model.ts'
import { nestHeadings, type HeadingBranch } from './nest-headings.ts'
import { texts } from '../view-messages.ts'

/** Links to the headings of the page. A page without any shows none. */
export function ContentsView({ config: { Title, Levels }, headings = [] }: SectionViewProps<ContentsConfig>) {
  if (headings.length === 0) return null
  return (
    <nav className={styles.contents} aria-label={Title || texts.contents()}>
      {Title !== '' && <b aria-hidden>{Title}</b>}
      <Branches branches={nestHeadings(headings, Levels)} />
    </nav>
  )
}

function Branches({ branches }: { branches: readonly HeadingBranch[] }) {
  return (
    <ul>
      {branches.map(({ id, words, below }) => (
        <li key={id}>
          <a href={`#${id}`}>{words}</a>
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  )
}
