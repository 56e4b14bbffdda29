import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useOwnPassword } from './use-own-password.tsx'

export interface OwnPasswordDialogProps {
  title: string
  /** The primary button's text. */
  submit: string
  /** Does it; resolves to false where the password was wrong. */
  send: (password: string) => Promise<boolean>
  /** The alert after `send` was rejected. */
  failure: string
  onClose: () => void
  /** What is about to be done. */
  children: ReactNode
}

/** Asks for the own password before something sensitive is done. */
export function OwnPasswordDialog({ title, submit, send, failure, onClose, children }: OwnPasswordDialogProps) {
  const { field, ...form } = useOwnPassword(send, failure)
  return (
    <FormDialog title={title} submit={submit} {...form} onClose={onClose}>
      <Text>{children}</Text>
      {field}
    </FormDialog>
  )
}
