/** The widths that everything is made for. */
export const viewports = {
  phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide (1920)', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const
