import type { ReactNode } from 'react'
import { FullSystemProvider } from '../theme/FullSystemProvider.tsx'
import { SystemProvider } from '../theme/SystemProvider.tsx'

interface WrapperProps {
  children: ReactNode
}

/** As around a visitor's page. */
export const InSystem = ({ children }: WrapperProps) => <SystemProvider>{children}</SystemProvider>

/** As around a dialog or an administration screen. */
export const InFullSystem = ({ children }: WrapperProps) => (
  <SystemProvider>
    <FullSystemProvider>{children}</FullSystemProvider>
  </SystemProvider>
)
