import { Fragment } from 'react'
import { choiceParts, type Choice } from './choice.ts'

/** 'email (name) (state)', each read in its own direction. */
export function ChoiceText({ choice }: { choice: Choice }) {
  return choiceParts(choice).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
