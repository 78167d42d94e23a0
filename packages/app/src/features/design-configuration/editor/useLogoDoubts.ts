import { useEffect, useState } from 'react'
import { checkLogo, type LogoDoubt, type LogoPixels } from './checkLogo.ts'

/** Edge in pixels of the copy that is looked at: enough to tell a picture from an empty one, and read at once. */
const edge = 48

/** What speaks against the logo at an address, once it could be looked at; nothing where the browser does not let it be read. */
export function useLogoDoubts(url: string | null): readonly LogoDoubt[] {
  const [checked, setChecked] = useState<{ readonly url: string; readonly doubts: readonly LogoDoubt[] } | null>(null)
  useEffect(
    function lookAtLogo() {
      if (url === null) return
      let isWanted = true
      void readLogo(url).then((pixels) => {
        if (isWanted && pixels !== null) setChecked({ url, doubts: checkLogo(pixels) })
      })
      return () => {
        isWanted = false
      }
    },
    [url],
  )
  return checked !== null && checked.url === url ? checked.doubts : []
}

/** Draws the picture small and reads it; null where it does not load, or belongs to another site. */
async function readLogo(url: string): Promise<LogoPixels | null> {
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const pencil = canvas.getContext('2d')
    if (pencil === null) return null
    pencil.drawImage(image, 0, 0, edge, edge)
    const { data } = pencil.getImageData(0, 0, edge, edge)
    const isDrawing = /\.svg(?:[?#]|$)|^data:image\/svg/.test(url)
    return { data, size: isDrawing ? null : { width: image.naturalWidth, height: image.naturalHeight } }
  } catch {
    return null
  }
}
