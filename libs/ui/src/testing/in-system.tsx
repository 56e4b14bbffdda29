import type { ReactNode } from 'react'
import { FullSystemProvider } from '../theme/FullSystemProvider.tsx'

/** As around a dialog or an administration screen. */
export const InFullSystem = ({ children }: { children: ReactNode }) => (
  <FullSystemProvider>{children}</FullSystemProvider>
)
