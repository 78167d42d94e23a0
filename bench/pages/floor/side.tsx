import './floor.css'
import { primaries } from '../data.ts'
import type { Side } from '../mount.tsx'

const html = document.documentElement
let turn = 0

/** The bare side: elements in React and a style sheet of a few lines. What every library is measured against. */
export const side: Side = {
  Root: ({ children }) => children,
  toggleTheme: () => void html.classList.toggle('dark'),
  changePrimary: () => {
    turn += 1
    html.style.setProperty('--primary', primaries[turn % 2] ?? '')
  },
}
