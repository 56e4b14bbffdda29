import { chakra } from '@chakra-ui/react'

const Bar = chakra('div', {
  base: {
    marginBottom: '4',
    padding: '3',
    background: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
})

/** The second toolbar, with the people. */
export function PeopleBar({ children }: { children: React.ReactNode }) {
  return (
    <Bar role="group" aria-label="Registered users">
      {children}
    </Bar>
  )
}
