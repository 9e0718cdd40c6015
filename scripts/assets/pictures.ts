import '../typescript.ts'

const { main, UsageError } = await import('@/lib/command/main')
const { preparePictures } = await import('@/lib/build/assets/pictures')
const { pictures } = await import('@/content/en/ui/site/pictures')

const usage = `npm run pictures

Replaces illustrations with photographs that were put into public/pictures under an illustration's name, such as
surgeon-consulting-room.jpg. Makes AVIF files in several widths, cropped to the illustration's aspect ratio and
without metadata, moves the original to photographs/ (not in git, never served), and writes
content/picture-files.json, which the pages read. To return to the illustration, delete the picture's AVIF files
and run this again.`

await main(async () => {
  if (process.argv.length > 2) throw new UsageError(usage)
  const { lines, problems } = await preparePictures({
    pictures,
    folder: 'public/pictures',
    originals: 'photographs',
    index: 'content/picture-files.json',
  })
  console.log(lines.join('\n'))
  if (!problems.length) return 0
  console.error(
    `\nNot used, but still in public/pictures, where visitors can download them:\n${problems.join('\n')}`,
  )
  return 1
})
