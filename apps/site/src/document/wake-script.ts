import { createHash } from 'node:crypto'

/**
 * The only script of a document that a visitor reads without touching anything. It loads the application at the first
 * intent (or when idle, or now), keeps clicks on controls that need it, to be handed over after hydration, and reports
 * the page hit. Fields marked `data-today` begin with the visitor's day, which the server does not know, before anybody
 * sees them without. What differs between documents is in the element's data attributes, so that the text and its hash
 * in the Content-Security-Policy stay the same. Links and popover buttons work by themselves: they are left alone.
 */
export const wakeScript = `(()=>{
const {entry,modules,when,hit}=document.currentScript.dataset
for(const input of document.querySelectorAll('input[data-today]'))input.value||=new Date().toLocaleDateString('en-GB')
const intents=['pointerover','pointerdown','touchstart','focusin','keydown']
const clicks=[]
let awake=false
const wake=()=>{
if(awake)return
awake=true
for(const href of modules.split(' ').filter(Boolean))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
import(entry).catch((error)=>{awake=false;console.error(error)})
}
const keep=(event)=>{
const control=event.target.closest('button:not([popovertarget]),[type=submit]')
if(!control)return
event.preventDefault()
clicks.push(control)
wake()
}
const listen=(change)=>{
for(const intent of intents)change(intent,wake,{capture:true,passive:true})
change('click',keep,true)
}
listen(addEventListener)
window.sitewrightClicks=()=>{listen(removeEventListener);return clicks.splice(0)}
const idle=window.requestIdleCallback||setTimeout
const settle=()=>idle(()=>{
if(when==='idle')wake()
if(hit)fetch('/api/1/public/page-hit.json.php',{method:'POST',keepalive:true,headers:{'content-type':'application/json','x-requested-with':'Sitewright'},body:'{"id":'+hit+'}'}).catch(console.error)
})
if(when==='now')wake()
if(document.readyState==='complete')settle()
else addEventListener('load',settle)
})()`

/** The source that allows it in a Content-Security-Policy. */
export const wakeScriptHash = `'sha256-${createHash('sha256').update(wakeScript).digest('base64')}'`
