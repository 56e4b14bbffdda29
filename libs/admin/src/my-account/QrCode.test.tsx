import { FullSystemProvider } from '@sitewright/ui/full'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { encode } from 'uqr'
import { QrCode } from './QrCode.tsx'

const text = 'otpauth://totp/Club:kim@example.org?secret=JBSWY3DPEHPK3PXP'

describe('QR code', () => {
  it('has a square for each dark module, and four modules of white around them', () => {
    render(
      <FullSystemProvider>
        <QrCode text={text} label="QR code of the key" />
      </FullSystemProvider>,
    )
    const picture = screen.getByRole('img', { name: 'QR code of the key' })
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    const squares = [
      ...picture
        .querySelector('path')!
        .getAttribute('d')!
        .matchAll(/M(\d+) (\d+)h1v1h-1z/g),
    ]
    const drawn = squares.map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`)
    const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x} ${y}`] : [])))
    expect(drawn).toEqual(dark)
    expect(picture).toHaveAttribute('viewBox', `0 0 ${size + 8} ${size + 8}`)
  })
})
