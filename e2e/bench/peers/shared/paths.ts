// SVG paths of a row's buttons and marks, 24 by 24.

export const STAR_PATH = "m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9L12 3Z";
export const HIDE_PATH = "M6 6l12 12M18 6 6 18";
export const LINEUP_PATH = "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01";
