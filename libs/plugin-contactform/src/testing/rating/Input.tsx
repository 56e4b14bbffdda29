import { controlProps, defineFieldType, Labelled, type InputProps } from '../../field-types/index.ts'
import { ratingModel, type RatingConfig } from './model.ts'

export const ratingField = defineFieldType(ratingModel, {
  Input: RatingInput,
  valueOf: ([stars = '']) => (stars === '' ? '' : Number(stars)),
  fetchEditor: () => import('./Editor.tsx'),
})

function RatingInput({ config, ...field }: InputProps<RatingConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} inputMode="numeric" defaultValue={config.Value} />
    </Labelled>
  )
}
