/** Durations of transitions. Everything is cut short for visitors who prefer reduced motion (base-styles.ts). */
export const durations = {
  fast: { value: '120ms' },
  moderate: { value: '180ms' },
  slow: { value: '280ms' },
}

export const easings = {
  out: { value: 'cubic-bezier(0.2,0,0,1)' },
}

export const keyframes = {
  spin: { to: { rotate: '1turn' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
}

export const animations = {
  spin: { value: 'spin 0.8s linear infinite' },
  pulse: { value: 'pulse 2s ease-in-out infinite' },
  'fade-in': { value: 'fade-in 120ms' },
}
