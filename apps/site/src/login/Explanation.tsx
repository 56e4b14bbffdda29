import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The text over a field, which is also read out when the field gets the focus. */
export function Explanation({ children }: { children: ReactNode }) {
  return (
    <Field.HelperText textStyle="md" color="fg" marginBottom="3">
      {children}
    </Field.HelperText>
  )
}
