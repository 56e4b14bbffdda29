import type { ReactNode } from 'react'
import styles from './Usage.module.css'

/** How a component is meant to be used: `parameters.usage` of its stories. Words between back quotes are code. */
export interface UsageProps {
  do?: readonly string[]
  avoid?: readonly string[]
}

/** What to do with a component, and what not. */
export function Usage({ do: good = [], avoid = [] }: UsageProps) {
  if (good.length + avoid.length === 0) return null
  return (
    // the class by which Storybook knows what its own style sheet leaves alone
    <div className={`sb-unstyled ${styles['usage']}`}>
      <Advice title="Do" kind="do" texts={good} />
      <Advice title="Don’t" kind="avoid" texts={avoid} />
    </div>
  )
}

interface AdviceProps {
  title: string
  kind: 'do' | 'avoid'
  texts: readonly string[]
}

function Advice({ title, kind, texts }: AdviceProps) {
  if (texts.length === 0) return null
  return (
    <section className={styles[kind]}>
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{withCode(text)}</li>
        ))}
      </ul>
    </section>
  )
}

function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
