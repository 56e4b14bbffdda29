import { Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react'

/** What visitors have in their hands. */
export interface Device {
  name: string
  /** CSS pixels. */
  width: number
  icon: LucideIcon
}

export const devices = [
  { name: 'Phone', width: 390, icon: Smartphone },
  { name: 'Tablet', width: 820, icon: Tablet },
  { name: 'Desktop', width: 1280, icon: Monitor },
] as const satisfies readonly Device[]
