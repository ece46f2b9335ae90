import {type ReactNode, useEffect, useState} from 'react';

/** Milliseconds without a change before a result is read out. */
const PAUSE = 700;

/** Reads a result out to screen readers, once the typing rests. */
export default function Announcement({text}: {text: string}): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}
