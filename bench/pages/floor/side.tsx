import './floor.css'
import { primaries } from '../data.ts'
import type { Side } from '../mount.tsx'

const html = document.documentElement
let turn = 0

/** The baseline: React elements and a small style sheet. Every library is compared with it. */
export const side: Side = {
  Root: ({ children }) => children,
  toggleTheme: () => void html.classList.toggle('dark'),
  changePrimary: () => {
    turn += 1
    html.style.setProperty('--primary', primaries[turn % 2] ?? '')
  },
}
