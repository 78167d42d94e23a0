// What only a move needs; never imported directly, so that it stays in a chunk of its own (sortingSlot.ts).
export { nearestPlace, scrollAtEdge } from './dropPlace.ts'
export { PlaceDialog } from './PlaceDialog.tsx'
