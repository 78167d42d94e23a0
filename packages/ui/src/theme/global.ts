/**
 * The styles every page of Somo needs, imported once for their effect: layer order, font faces, reset, scales, themes
 * and the answer to forced colours.
 */
import './layers.css.ts'
import './sheets/fontFaces.css.ts'
import './sheets/reset.css.ts'
import './sheets/scales.css.ts'
import './sheets/themes.css.ts'
import './sheets/forcedColours.css.ts'
