import type { EditedBlock } from './pageForm.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" fill="#f0d9c2"/><path d="M120 190h400v24H120zM250 70h140v120H250z" fill="#a9472b"/><path d="M190 190 260 64h120l70 126" fill="none" stroke="#3a2f52" stroke-width="8"/></svg>`

/** A picture that a block of `pageBlocks` names. */
export const pictureFixture = {
  image: 'a'.repeat(64),
  address: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
} as const

const picture = {
  id: 'd',
  kind: 'image',
  image: pictureFixture.image,
  width: 640,
  height: 240,
  isDecorative: false,
  alt: '',
  caption: 'The angle between strap and truck bed',
  size: 'FULL',
} as const satisfies EditedBlock

/** A page with one finding at its picture. */
export const pageBlocksFixture: readonly EditedBlock[] = [
  {
    id: 'a',
    kind: 'text',
    text: 'A truck brakes, but its load keeps moving. Straps don’t hold the load back on their own. They press it down, and **friction** does the rest.',
  },
  { id: 'b', kind: 'heading', level: 2, text: 'Angle and pressure' },
  {
    id: 'c',
    kind: 'text',
    text: 'A steep strap presses the load down. A flat strap mostly pulls sideways.\n\n- Look at the angle\n- Count the straps',
  },
  picture,
  {
    id: 'e',
    kind: 'callout',
    tone: 'TIP',
    text: 'Put a book on a tray and tilt it slowly. At what angle does it slide?',
  },
  {
    id: 'f',
    kind: 'table',
    caption: 'How much friction holds',
    rows: [
      ['Surface', 'Friction'],
      ['Wood on wood', '0.3'],
      ['With a rubber mat', '0.6'],
    ],
  },
]
