import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

const heading = (level: number) => screen.getByRole('heading', { level })

it('gives a heading its name where a link of the text leads to it, and no other', () => {
  render(
    <RichText html='<p><a href="#h-salt-pepper-2">down</a></p><h2>Salt &amp; <b>pepper</b></h2><h3 class="text-red">Salt, pepper</h3>' />,
  )
  expect(heading(3)).toHaveAttribute('id', 'h-salt-pepper-2')
  expect(heading(2)).not.toHaveAttribute('id')
})

it('gives every heading its name where the text is the whole page', () => {
  render(<RichText named html="<h1>Huts</h1><h2>Prices</h2>" />)
  expect(heading(1)).toHaveAttribute('id', 'h-huts')
  expect(heading(2)).toHaveAttribute('id', 'h-prices')
})

it('lets a link lead to the heading whose words it has, which then has its name', () => {
  render(<RichText html='<p><a href="#fees">a</a><a href="#%C3%9Cber-uns">b</a></p><h2>Fees</h2><h3>Über uns</h3>' />)
  expect(screen.getByRole('link', { name: 'a' })).toHaveAttribute('href', '#h-fees')
  expect(heading(2)).toHaveAttribute('id', 'h-fees')
  expect(screen.getByRole('link', { name: 'b' })).toHaveAttribute('href', '#h-über-uns')
  expect(heading(3)).toHaveAttribute('id', 'h-über-uns')
})

it('leaves a text without such links as it is', () => {
  const { container } = render(<RichText html='<h2>a</h2><p><a href="#c">b</a></p>' />)
  expect(container.querySelector('[id]')).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute('href', '#c')
})

it('adds nothing that could act to what only looks like a heading', () => {
  const html = '<p title="<h2>x</h2>"><a href="#h-x">a</a></p>'
  const { container } = render(<RichText html={html} />)
  expect(container.querySelector('[id]')).toBeNull()
  expect(container.querySelectorAll('h2')).toHaveLength(0)
})
