import { problemId } from './control-props.ts'

/** What is wrong with the field whose control has this id; `controlProps` ties the two. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={problemId(id)} data-problem="">
      {text}
    </p>
  )
}
