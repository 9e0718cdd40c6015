import { html } from './html'

test('escapes what is inserted, in text and in attributes', () => {
  const typed = `<img src=x onerror="a()"> & 'b'`
  expect(html`<p title="${typed}">${typed}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; &#39;b&#39;">&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; &#39;b&#39;</p>',
  )
})

test('inserts markup and lists of it as they are', () => {
  const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`)
  expect(html`<p>${items}${[]}</p>`.text).toBe('<p><i>a</i><i>&lt;b&gt;</i></p>')
})
