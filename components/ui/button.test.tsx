import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from './button'

test('a button has the classes of its variant and size, then those of its caller', () => {
  expect(
    renderToStaticMarkup(
      <Button type="button" variant="outline" size="lg" className="mt-3">
        Save
      </Button>,
    ),
  ).toBe('<button class="btn btn-outline btn-lg mt-3" type="button">Save</button>')
})

test('with asChild, the link itself is the button and keeps its own attributes', () => {
  expect(
    renderToStaticMarkup(
      <Button asChild aria-label="Call 911">
        <a href="tel:911" className="mt-3">
          Call
        </a>
      </Button>,
    ),
  ).toBe('<a href="tel:911" class="btn btn-default mt-3" aria-label="Call 911">Call</a>')
})
