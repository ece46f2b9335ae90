import {startTransition, useEffect, useRef, useState} from 'react';

import {send} from './client';
import type {Answer} from './engine/search';
import type {ResultKind} from './kinds';
import {FIRST_LIMIT} from './limits';

interface Asked {
  text: string;
  version: string;
  kind?: ResultKind | undefined;
  limit: number;
}

export interface Searched {
  /** What was asked; the answer before stays until the next one is there, so nothing flickers. */
  text: string;
  /** Undefined where the index could not be loaded. */
  answer: Answer | undefined;
  /** Its results as options. */
  html: string | undefined;
}

/** Milliseconds: one who types on need not hear that half a word is nowhere, and a press is over then. */
const MOMENT = 400;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const isNothing = ({counts}: Answer): boolean => Object.keys(counts).length === 0;

const isPressed = (): boolean => document.querySelector('a:active') !== null;

/** The answer to the latest question; undefined before the first. */
export function useSearch({text, version, kind, limit}: Asked): Searched | undefined {
  const [searched, setSearched] = useState<Searched>();
  const asked = text.trim() !== '';
  const isFirst = useRef(true);
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    const ask = async (most: number): Promise<void> => {
      const {answer, html} = await send({text, version, kind, limit: most});
      // What is pressed has to stay: the press of an element that goes opens nothing.
      if ((answer && isNothing(answer)) || isPressed()) await pause(MOMENT);
      if (!current) return;
      isFirst.current = false;
      // In pieces, so that the next keystroke need not wait for the list.
      startTransition(() => setSearched({text, answer, html}));
      if (most < limit) await ask(limit);
    };
    void ask(isFirst.current ? FIRST_LIMIT : limit);
    return () => {
      current = false;
    };
  }, [asked, text, version, kind, limit]);
  return asked ? searched : undefined;
}
