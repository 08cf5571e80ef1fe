/** A battle, or a piece that is turned round, above the board until it is tapped away or its time is over. */

import { useEffect } from 'preact/hooks';
import { BattleArt } from '../art/pieces/battleScene.tsx';
import { PieceArt } from '../art/pieces/piece.tsx';
import { messages, say } from '../words/texts.ts';
import type { PlayModel } from './playModel.ts';
import './sceneView.css';
import type { BattleSide, Scene } from '@flagfall/seat';

export function SceneView({ model }: { readonly model: PlayModel }) {
  const { scene, seat } = model.shown.value;
  useEffect(() => {
    if (scene === undefined) return;
    const skip = (event: KeyboardEvent): void => {
      if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      model.play.skipScene();
    };
    addEventListener('keydown', skip, true);
    return () => removeEventListener('keydown', skip, true);
  }, [scene, model]);
  if (scene === undefined || seat === undefined) return null;
  return (
    // A button whose whole content is a status has no accessible name.
    <button type="button" class="scene" aria-labelledby="scene-sheet" onClick={() => model.play.skipScene()}>
      <span class="scene-sheet" id="scene-sheet" role="status">
        {scene.type === 'battle' ? <Battle scene={scene} model={model} /> : <Showing scene={scene} model={model} />}
        <span class="scene-sentence">{model.words.item(scene.item, seat)}</span>
        <small>{say('web.scene.skip')}</small>
      </span>
    </button>
  );
}

function Battle({ scene, model }: { readonly scene: Extract<Scene, { type: 'battle' }>; readonly model: PlayModel }) {
  const { attacker, defender, outcome } = scene;
  return (
    <>
      <BattleArt edition={model.rules.edition.id} attacker={attacker} defender={defender} outcome={outcome} />
      <span class="scene-names">
        <SideName side={attacker} model={model} />
        <SideName side={defender} model={model} />
      </span>
    </>
  );
}

function SideName({ side, model }: { readonly side: BattleSide; readonly model: PlayModel }) {
  const { seat, kind, cards } = side;
  return (
    <span data-seat={seat}>
      <strong class="seatName">{model.words.kind(seat, kind)}</strong>
      {cards.map((card) => (
        <small key={card}>{messages().card(card)}</small>
      ))}
    </span>
  );
}

function Showing({ scene, model }: { readonly scene: Extract<Scene, { type: 'showing' }>; readonly model: PlayModel }) {
  return (
    <>
      <span class="scene-piece">
        <PieceArt edition={model.rules.edition.id} kind={scene.kind} seat={scene.seat} />
      </span>
      <SideName side={{ ...scene, cards: [] }} model={model} />
    </>
  );
}
