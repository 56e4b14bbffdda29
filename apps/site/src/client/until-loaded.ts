declare global {
  interface Window {
    /** Put there by the document's inline script: tells that something could not be loaded, and resolves when it is time. */
    sitewrightAgain?: () => Promise<void>
  }
}

/** Loads a part of the program, again and again until it is there: an entry that fails is never evaluated a second time. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!window.sitewrightAgain) throw error
      console.error(error)
      await window.sitewrightAgain()
    }
  }
}
