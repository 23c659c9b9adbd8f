import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Thumbnail } from '../../../src/admin/kit/thumbnail'
import { pictureFiles } from '../../../src/content/pictures'

const stem = '/storage/v1/object/public/gallery/tours/herd'

test('Z77 an upload is shown by its thumbnail, otherwise in full size', () => {
  render(<Thumbnail src={`${stem}.jpg`} alt="A herd" />)
  const picture = screen.getByRole('img', { name: 'A herd' })
  expect(picture).toHaveAttribute('src', `${stem}-thumb.webp`)
  expect(picture).toHaveAttribute('loading', 'lazy')
  fireEvent.error(picture)
  expect(screen.getByRole('img', { name: 'A herd' })).toHaveAttribute('src', `${stem}.jpg`)
})

test('Z77 a picture of the site’s own files is shown in its prepared sizes', () => {
  const [src = ''] = Object.keys(pictureFiles)
  const { container } = render(<Thumbnail src={src} alt="" />)
  expect(container.querySelector('source')?.srcset).toContain('/480.avif 480w')
})
