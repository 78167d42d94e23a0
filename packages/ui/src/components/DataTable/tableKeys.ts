/** The part of a key event that says what was asked for. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** A step of the focus over the grid. */
export type Move = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'gridStart' | 'gridEnd' | 'pageUp' | 'pageDown'

/** What a key asks of the table but a move (APG, grid; look.md, table row). */
type Deed = 'toggle' | 'press' | 'extend' | 'selectAll' | 'open' | 'enter' | 'menu' | 'unfold' | 'escape' | 'search' | 'tab' | 'tabBack'

/** What a key asks of the table. */
export type Command = { readonly do: 'move'; readonly move: Move; readonly isExtending: boolean } | { readonly do: Deed }

const moves: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['k', 'up'],
  ['j', 'down'],
  ['Home', 'rowStart'],
  ['End', 'rowEnd'],
  ['PageUp', 'pageUp'],
  ['PageDown', 'pageDown'],
])

const controlledMoves: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['Home', 'gridStart'],
  ['End', 'gridEnd'],
])

/** Moves that go from row to row; Shift has no meaning for the others. */
const extending = /^(up|down|page|grid)/

const deeds: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['x', 'toggle'],
  [' ', 'press'],
  ['Shift  ', 'extend'],
  ['Ctrl a', 'selectAll'],
  ['Enter', 'open'],
  ['F2', 'enter'],
  ['ContextMenu', 'menu'],
  ['Shift F10', 'menu'],
  ['Alt ArrowDown', 'unfold'],
  ['Escape', 'escape'],
  ['/', 'search'],
  // On German and Swahili layouts the slash is a shifted key.
  ['Shift /', 'search'],
  ['Tab', 'tab'],
  ['Shift Tab', 'tabBack'],
])

/** What a key asks for, or undefined where it is the browser's own. Ctrl and Cmd are one. */
export const commandOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Command | undefined => {
  const isControlled = ctrlKey || metaKey
  const move = altKey ? undefined : (isControlled ? controlledMoves : moves).get(key)
  if (move !== undefined) return shiftKey && !extending.test(move) ? undefined : { do: 'move', move, isExtending: shiftKey }
  const deed = deeds.get(`${altKey ? 'Alt ' : ''}${isControlled ? 'Ctrl ' : ''}${shiftKey ? 'Shift ' : ''}${key}`)
  return deed && { do: deed }
}
